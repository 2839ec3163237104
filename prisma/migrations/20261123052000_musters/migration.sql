-- CreateEnum
CREATE TYPE "MusterKind" AS ENUM ('Drill', 'Emergency');
CREATE TYPE "MusterStatus" AS ENUM ('Found', 'Missing', 'NotOnSite');

-- CreateTable
CREATE TABLE "musters" (
    "id" UUID NOT NULL,
    "kind" "MusterKind" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "startedByUserId" UUID,
    "startedByDeviceId" UUID,
    "endedAt" TIMESTAMPTZ(3),
    "endedByUserId" UUID,
    "endedByDeviceId" UUID,
    "endReason" TEXT,
    "expected" INTEGER,
    "found" INTEGER,
    "missing" INTEGER,
    "forgottenAt" TIMESTAMPTZ(3),
    "rowVersion" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "musters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "muster_marks" (
    "id" UUID NOT NULL,
    "musterId" UUID NOT NULL,
    "personId" UUID,
    "guestName" TEXT,
    "guestCompany" TEXT,
    "status" "MusterStatus" NOT NULL,
    "point" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "actorUserId" UUID,
    "deviceId" UUID,
    "contentHash" TEXT NOT NULL,
    "outcomeCode" TEXT,

    CONSTRAINT "muster_marks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "musters_startedAt_idx" ON "musters"("startedAt");
CREATE INDEX "musters_startedByUserId_idx" ON "musters"("startedByUserId");
CREATE INDEX "musters_startedByDeviceId_idx" ON "musters"("startedByDeviceId");
CREATE INDEX "musters_endedByUserId_idx" ON "musters"("endedByUserId");
CREATE INDEX "musters_endedByDeviceId_idx" ON "musters"("endedByDeviceId");
CREATE INDEX "muster_marks_musterId_idx" ON "muster_marks"("musterId");
CREATE INDEX "muster_marks_personId_idx" ON "muster_marks"("personId");
CREATE INDEX "muster_marks_actorUserId_idx" ON "muster_marks"("actorUserId");
CREATE INDEX "muster_marks_deviceId_idx" ON "muster_marks"("deviceId");

-- Of two starts at once one wins.
CREATE UNIQUE INDEX "musters_running" ON "musters"(("endedAt" IS NULL)) WHERE "endedAt" IS NULL;

-- AddForeignKey
ALTER TABLE "musters" ADD CONSTRAINT "musters_startedByUserId_fkey" FOREIGN KEY ("startedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "musters" ADD CONSTRAINT "musters_startedByDeviceId_fkey" FOREIGN KEY ("startedByDeviceId") REFERENCES "gate_devices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "musters" ADD CONSTRAINT "musters_endedByUserId_fkey" FOREIGN KEY ("endedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "musters" ADD CONSTRAINT "musters_endedByDeviceId_fkey" FOREIGN KEY ("endedByDeviceId") REFERENCES "gate_devices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "muster_marks" ADD CONSTRAINT "muster_marks_musterId_fkey" FOREIGN KEY ("musterId") REFERENCES "musters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "muster_marks" ADD CONSTRAINT "muster_marks_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "muster_marks" ADD CONSTRAINT "muster_marks_actorUserId_fkey" FOREIGN KEY ("actorUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "muster_marks" ADD CONSTRAINT "muster_marks_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "gate_devices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Somebody starts it and somebody ends it; then its numbers are known, and why anybody was still missing.
ALTER TABLE "musters" ADD CONSTRAINT "musters_state_check" CHECK (
  num_nonnulls("startedByUserId", "startedByDeviceId") = 1
  AND num_nonnulls("endedByUserId", "endedByDeviceId") = num_nonnulls("endedAt")
  AND num_nonnulls("expected", "found", "missing") = 3 * num_nonnulls("endedAt")
  AND "endedAt" >= "startedAt"
  AND ("endedAt" IS NULL OR "missing" = 0 OR "endReason" IS NOT NULL)
  AND "found" >= 0 AND "missing" >= 0 AND "found" + "missing" <= "expected");
ALTER TABLE "muster_marks" ADD CONSTRAINT "muster_marks_check" CHECK (
  num_nonnulls("personId", "guestName") = 1
  AND ("guestName" IS NULL) = ("guestCompany" IS NULL)
  AND num_nonnulls("actorUserId", "deviceId") = 1
  AND "at" <= "receivedAt");

-- Marks are only ever added to, until they are old enough to be forgotten.
CREATE FUNCTION keep_muster_mark() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."receivedAt" < now() - interval '29 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the marks of a muster are only ever added to';
END $$;
CREATE TRIGGER "muster_marks_keep" BEFORE UPDATE OR DELETE ON "muster_marks"
  FOR EACH ROW EXECUTE FUNCTION keep_muster_mark();
CREATE TRIGGER "muster_marks_keep_all" BEFORE TRUNCATE ON "muster_marks"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_muster_mark();

-- Forgets who was where in musters that ended before an instant; their numbers stay. Returns how many marks went.
CREATE FUNCTION forget_muster_marks(forgotten_before TIMESTAMPTZ) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
  forgotten INT;
BEGIN
  UPDATE "musters" SET "forgottenAt" = now() WHERE "endedAt" < forgotten_before AND "forgottenAt" IS NULL;
  DELETE FROM "muster_marks" mark USING "musters" muster
  WHERE muster."id" = mark."musterId" AND muster."endedAt" < forgotten_before AND mark."receivedAt" < forgotten_before;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;

-- As for what happened at gates: the login of the running product may add marks; this forgets them for it, as their owner.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION forget_muster_marks(TIMESTAMPTZ) SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
  REVOKE EXECUTE ON FUNCTION forget_muster_marks(TIMESTAMPTZ) FROM PUBLIC;
END $$;
