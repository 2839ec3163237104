-- The line of an import that is written names the key that asked for it, though a job writes.
ALTER TABLE "imports" ADD COLUMN "apiKeyId" uuid;
