-- CreateEnum
CREATE TYPE "RecurrenceType" AS ENUM ('None', 'Daily', 'Weekly', 'Monthly');

-- CreateEnum
CREATE TYPE "HalfDay" AS ENUM ('Morning', 'Afternoon');

-- CreateEnum
CREATE TYPE "SessionStatus" AS ENUM ('Open', 'Full', 'Closed', 'Completed', 'Cancelled');

-- CreateEnum
CREATE TYPE "AttendanceStatus" AS ENUM ('Enrolled', 'Confirmed', 'Attended', 'Passed', 'Failed', 'NoShow', 'Cancelled');

-- CreateTable
CREATE TABLE "training_plans" (
    "id" UUID NOT NULL,
    "name" TEXT COLLATE "th-x-icu" NOT NULL,
    "nickname" TEXT COLLATE "th-x-icu" NOT NULL,
    "recurrenceType" "RecurrenceType" NOT NULL,
    "weekdays" INTEGER[],
    "startDate" DATE NOT NULL,
    "endDate" DATE,
    "morningCapacity" INTEGER NOT NULL,
    "afternoonCapacity" INTEGER NOT NULL,
    "location" TEXT NOT NULL,
    "trainerName" TEXT,
    "validityMonths" INTEGER NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_sessions" (
    "id" UUID NOT NULL,
    "scheduleId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "period" "HalfDay" NOT NULL,
    "startTime" CHAR(5) NOT NULL,
    "endTime" CHAR(5) NOT NULL,
    "location" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "seatsTaken" INTEGER NOT NULL DEFAULT 0,
    "status" "SessionStatus" NOT NULL DEFAULT 'Open',
    "cancelReason" TEXT,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attendances" (
    "id" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "contractorId" UUID,
    "status" "AttendanceStatus" NOT NULL DEFAULT 'Enrolled',
    "enrolledAt" TIMESTAMPTZ(3) NOT NULL,
    "enrolledByUserId" UUID NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "confirmedByUserId" UUID,
    "checkedInAt" TIMESTAMPTZ(3),
    "checkedInByUserId" UUID,
    "resultAt" TIMESTAMPTZ(3),
    "resultByUserId" UUID,
    "note" TEXT,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attendances_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "training_plans_name_trgm" ON "training_plans" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "training_plans_nickname_trgm" ON "training_plans" USING GIN ("nickname" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "training_sessions_date_idx" ON "training_sessions"("date");

-- CreateIndex
CREATE INDEX "training_sessions_status_date_idx" ON "training_sessions"("status", "date");

-- CreateIndex
CREATE INDEX "training_sessions_location_trgm" ON "training_sessions" USING GIN ("location" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "training_sessions_scheduleId_date_period_key" ON "training_sessions"("scheduleId", "date", "period");

-- CreateIndex
CREATE INDEX "attendances_sessionId_idx" ON "attendances"("sessionId");

-- CreateIndex
CREATE INDEX "attendances_personId_idx" ON "attendances"("personId");

-- CreateIndex
CREATE INDEX "attendances_status_enrolledAt_idx" ON "attendances"("status", "enrolledAt");

-- CreateIndex
CREATE INDEX "attendances_contractorId_status_idx" ON "attendances"("contractorId", "status");

-- AddForeignKey
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "training_plans"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "training_sessions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_contractorId_fkey" FOREIGN KEY ("contractorId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Never more people than seats, whatever a command forgets.
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_seats"
  CHECK ("capacity" BETWEEN 1 AND 1000 AND "seatsTaken" BETWEEN 0 AND "capacity");
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_times" CHECK ("startTime" < "endTime");
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_seats"
  CHECK ("morningCapacity" BETWEEN 0 AND 1000 AND "afternoonCapacity" BETWEEN 0 AND 1000);

-- One person stands in a session once; who was withdrawn or did not come may be enrolled anew.
CREATE UNIQUE INDEX "attendances_once" ON "attendances" ("sessionId", "personId")
  WHERE "status" NOT IN ('Cancelled', 'NoShow');
