-- The queue of approvals walks the sessions in their order and stops when its page is full.
-- DropIndex
DROP INDEX "training_sessions_date_idx";

-- CreateIndex
CREATE INDEX "training_sessions_date_startTime_idx" ON "training_sessions"("date", "startTime");

-- Few of all rows are pending, and the queue looks for those.
CREATE INDEX "attendances_pending" ON "attendances" ("sessionId")
  WHERE "status" IN ('Enrolled', 'Confirmed', 'Attended');
