-- Seats that are offered, or held for people who are still to be named, are no longer free.
ALTER TABLE "training_sessions" DROP COLUMN "seatsLeft";
ALTER TABLE "training_sessions"
  ADD COLUMN "seatsHeld" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "waitingSeats" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "training_sessions"
  ADD COLUMN "seatsLeft" INTEGER NOT NULL GENERATED ALWAYS AS ("capacity" - "seatsTaken" - "seatsHeld") STORED;

ALTER TABLE "training_sessions" DROP CONSTRAINT "training_sessions_seats";
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_seats"
  CHECK ("capacity" BETWEEN 1 AND 1000 AND "seatsTaken" >= 0 AND "seatsHeld" >= 0 AND "waitingSeats" >= 0
    AND "seatsTaken" + "seatsHeld" <= "capacity");

-- CreateEnum
CREATE TYPE "SeatRequestStatus" AS ENUM ('Waiting', 'Offered', 'Held', 'Taken', 'Declined', 'Lapsed', 'Withdrawn', 'Ended');

-- CreateTable
CREATE TABLE "seat_requests" (
    "id" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "contractorId" UUID NOT NULL,
    "seats" INTEGER NOT NULL,
    "personIds" UUID[] NOT NULL DEFAULT '{}',
    "takesPart" BOOLEAN NOT NULL DEFAULT true,
    "autoTake" BOOLEAN NOT NULL DEFAULT true,
    "status" "SeatRequestStatus" NOT NULL DEFAULT 'Waiting',
    "queuedAt" TIMESTAMPTZ(3) NOT NULL,
    "offeredSeats" INTEGER NOT NULL DEFAULT 0,
    "offerUntil" TIMESTAMPTZ(3),
    "nameUntil" TIMESTAMPTZ(3),
    "endReason" TEXT,
    "notice" TEXT,
    "requestedByUserId" UUID NOT NULL,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seat_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "seat_requests_sessionId_queuedAt_idx" ON "seat_requests"("sessionId", "queuedAt");

-- CreateIndex
CREATE INDEX "seat_requests_contractorId_status_idx" ON "seat_requests"("contractorId", "status");

-- AddForeignKey
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "training_sessions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_contractorId_fkey" FOREIGN KEY ("contractorId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "seat_requests" ADD CONSTRAINT "seat_requests_seats"
  CHECK ("seats" BETWEEN 1 AND 100 AND cardinality("personIds") <= "seats" AND "offeredSeats" BETWEEN 0 AND "seats");

-- What the job looks for each minute: few of all.
CREATE INDEX "seat_requests_open" ON "seat_requests" ("sessionId") WHERE "status" IN ('Waiting', 'Offered', 'Held');
CREATE INDEX "seat_requests_notices" ON "seat_requests" ("id") WHERE "notice" IS NOT NULL;

-- AlterTable
ALTER TABLE "global_settings" ADD COLUMN "offerHours" INTEGER NOT NULL DEFAULT 24;
ALTER TABLE "global_settings" ADD CONSTRAINT "global_settings_offer_hours" CHECK ("offerHours" BETWEEN 1 AND 168);

-- AlterTable
ALTER TABLE "outbox_mails"
  ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'Account',
  ADD COLUMN "dedupeKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_dedupeKey_key" ON "outbox_mails"("dedupeKey");
