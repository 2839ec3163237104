-- Tells a start whether it has the keys of the encrypted columns. The keys are never here.
CREATE TABLE "field_keys" (
  "keyId" TEXT NOT NULL,
  "check" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "field_keys_pkey" PRIMARY KEY ("keyId")
);
