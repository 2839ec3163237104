-- What was ended before counts as ended there: nobody is signed out by the update.
ALTER TABLE "provider_syncs" ADD COLUMN "sessionsEndedAt" timestamptz(3);
UPDATE "provider_syncs" sync SET "sessionsEndedAt" = account."sessionsEndedAt"
FROM "users" account WHERE account."id" = sync."userId" AND account."sessionsEndedAt" IS NOT NULL;
