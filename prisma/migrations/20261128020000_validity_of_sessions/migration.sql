-- A pass is valid for the months that the plan had when its session was made. Empty only where a server of the version
-- before made the session.
ALTER TABLE "training_sessions" ADD COLUMN "validityMonths" INTEGER;
UPDATE "training_sessions" SET "validityMonths" = "training_plans"."validityMonths"
FROM "training_plans" WHERE "training_plans"."id" = "training_sessions"."scheduleId";
