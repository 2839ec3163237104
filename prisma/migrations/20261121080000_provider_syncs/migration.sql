-- CreateEnum
CREATE TYPE "SyncStatus" AS ENUM ('Waiting', 'Done', 'Failed');

-- CreateTable
CREATE TABLE "provider_syncs" (
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "status" "SyncStatus" NOT NULL DEFAULT 'Waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leasedUntil" TIMESTAMPTZ(3),
    "accountId" TEXT,
    "isMadeHere" BOOLEAN NOT NULL DEFAULT false,
    "isShutHere" BOOLEAN NOT NULL DEFAULT false,
    "mailedFor" UUID,
    "fault" TEXT,
    "faultDetail" TEXT,
    "doneAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_syncs_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "provider_syncs_accountId_key" ON "provider_syncs"("accountId");

-- CreateIndex
CREATE INDEX "provider_syncs_status_nextAttemptAt_idx" ON "provider_syncs"("status", "nextAttemptAt");

-- AddForeignKey
ALTER TABLE "provider_syncs" ADD CONSTRAINT "provider_syncs_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "provider_syncs" ADD CONSTRAINT "provider_syncs_facts_check"
  CHECK ("version" > 0 AND "attempts" >= 0
    AND ("accountId" IS NOT NULL OR NOT ("isMadeHere" OR "isShutHere")));

-- What is done has no fault, what failed says why, and only what waits is under way.
ALTER TABLE "provider_syncs" ADD CONSTRAINT "provider_syncs_status_check" CHECK (CASE "status"
  WHEN 'Done' THEN "doneAt" IS NOT NULL AND "fault" IS NULL AND "faultDetail" IS NULL AND "leasedUntil" IS NULL
  WHEN 'Failed' THEN "fault" IS NOT NULL AND "leasedUntil" IS NULL
  ELSE true END);
