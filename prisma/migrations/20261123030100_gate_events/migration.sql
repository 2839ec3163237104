-- AlterTable
ALTER TABLE "global_settings"
  ADD COLUMN "overstayHours" INTEGER NOT NULL DEFAULT 14,
  ADD COLUMN "gateRetentionDays" INTEGER NOT NULL DEFAULT 180,
  ADD COLUMN "gateListHours" INTEGER NOT NULL DEFAULT 12;
ALTER TABLE "global_settings" ADD CONSTRAINT "global_settings_gate_check" CHECK (
  "overstayHours" BETWEEN 1 AND 72 AND "gateRetentionDays" BETWEEN 30 AND 1095 AND "gateListHours" BETWEEN 1 AND 72);

-- CreateEnum
CREATE TYPE "GateEventKind" AS ENUM ('In', 'Out', 'Refused');

-- CreateTable
CREATE TABLE "gate_events" (
    "id" UUID NOT NULL,
    "kind" "GateEventKind" NOT NULL,
    "personId" UUID,
    "scanned" TEXT,
    "guestName" TEXT,
    "guestCompany" TEXT,
    "escortPersonId" UUID,
    "employerId" UUID,
    "gateId" UUID,
    "isInner" BOOLEAN NOT NULL DEFAULT false,
    "workspaceAreaId" UUID,
    "deviceId" UUID,
    "actorUserId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "isOffline" BOOLEAN NOT NULL DEFAULT false,
    "listVersion" TEXT,
    "shownVerdict" TEXT,
    "verdict" TEXT,
    "reasonCodes" TEXT[],
    "rulesRevision" INTEGER,
    "overrideId" UUID,
    "reason" TEXT,
    "contentHash" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "outcomeCode" TEXT,

    CONSTRAINT "gate_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gate_conflicts" (
    "id" UUID NOT NULL,
    "eventId" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "settledAt" TIMESTAMPTZ(3),
    "settledByUserId" UUID,
    "note" TEXT,

    CONSTRAINT "gate_conflicts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stays" (
    "id" UUID NOT NULL,
    "personId" UUID,
    "guestKey" TEXT,
    "employerId" UUID,
    "inAt" TIMESTAMPTZ(3) NOT NULL,
    "outAt" TIMESTAMPTZ(3),
    "workspaceAreaId" UUID,
    "overstayNotedAt" TIMESTAMPTZ(3),

    CONSTRAINT "stays_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gate_day_counts" (
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "gateId" UUID,
    "employerId" UUID,
    "ins" INTEGER NOT NULL,
    "outs" INTEGER NOT NULL,
    "refused" INTEGER NOT NULL,

    CONSTRAINT "gate_day_counts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "gate_events_personId_at_idx" ON "gate_events"("personId", "at");
CREATE INDEX "gate_events_at_idx" ON "gate_events"("at");
CREATE INDEX "gate_events_escortPersonId_idx" ON "gate_events"("escortPersonId");
CREATE INDEX "gate_events_employerId_idx" ON "gate_events"("employerId");
CREATE INDEX "gate_events_gateId_idx" ON "gate_events"("gateId");
CREATE INDEX "gate_events_workspaceAreaId_idx" ON "gate_events"("workspaceAreaId");
CREATE INDEX "gate_events_deviceId_idx" ON "gate_events"("deviceId");
CREATE INDEX "gate_events_actorUserId_idx" ON "gate_events"("actorUserId");
CREATE UNIQUE INDEX "gate_conflicts_eventId_code_key" ON "gate_conflicts"("eventId", "code");
CREATE INDEX "gate_conflicts_settledByUserId_idx" ON "gate_conflicts"("settledByUserId");
CREATE INDEX "stays_personId_inAt_idx" ON "stays"("personId", "inAt");
CREATE INDEX "stays_guestKey_inAt_idx" ON "stays"("guestKey", "inAt");
CREATE INDEX "stays_employerId_idx" ON "stays"("employerId");
CREATE INDEX "stays_workspaceAreaId_idx" ON "stays"("workspaceAreaId");
CREATE INDEX "gate_day_counts_day_idx" ON "gate_day_counts"("day");
CREATE INDEX "gate_day_counts_gateId_idx" ON "gate_day_counts"("gateId");
CREATE INDEX "gate_day_counts_employerId_idx" ON "gate_day_counts"("employerId");

-- Nobody is inside twice.
CREATE UNIQUE INDEX "stays_open_person" ON "stays"("personId") WHERE "outAt" IS NULL;
CREATE UNIQUE INDEX "stays_open_guest" ON "stays"("guestKey") WHERE "outAt" IS NULL;
-- Few of all conflicts are open, and the list looks for those. Guests are found by their name.
CREATE INDEX "gate_conflicts_open" ON "gate_conflicts"("eventId") WHERE "settledAt" IS NULL;
CREATE INDEX "gate_events_guest" ON "gate_events"(("guestName" || ' · ' || "guestCompany"), "at") WHERE "guestName" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_escortPersonId_fkey" FOREIGN KEY ("escortPersonId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_gateId_fkey" FOREIGN KEY ("gateId") REFERENCES "gates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_workspaceAreaId_fkey" FOREIGN KEY ("workspaceAreaId") REFERENCES "workspace_areas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "gate_devices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_actorUserId_fkey" FOREIGN KEY ("actorUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_conflicts" ADD CONSTRAINT "gate_conflicts_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "gate_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "gate_conflicts" ADD CONSTRAINT "gate_conflicts_settledByUserId_fkey" FOREIGN KEY ("settledByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stays" ADD CONSTRAINT "stays_id_fkey" FOREIGN KEY ("id") REFERENCES "gate_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stays" ADD CONSTRAINT "stays_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stays" ADD CONSTRAINT "stays_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "stays" ADD CONSTRAINT "stays_workspaceAreaId_fkey" FOREIGN KEY ("workspaceAreaId") REFERENCES "workspace_areas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_day_counts" ADD CONSTRAINT "gate_day_counts_gateId_fkey" FOREIGN KEY ("gateId") REFERENCES "gates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_day_counts" ADD CONSTRAINT "gate_day_counts_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An event is about one person, one guest or one text that was nobody's code; only people correct.
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_subject_check" CHECK (
  num_nonnulls("personId", "guestName", "scanned") = 1
  AND ("guestName" IS NULL) = ("guestCompany" IS NULL)
  AND ("guestName" IS NULL) = ("escortPersonId" IS NULL));
ALTER TABLE "gate_events" ADD CONSTRAINT "gate_events_origin_check" CHECK (
  num_nonnulls("deviceId", "actorUserId") = 1
  AND ("gateId" IS NOT NULL OR ("actorUserId" IS NOT NULL AND "reason" IS NOT NULL))
  AND "at" <= "receivedAt");
ALTER TABLE "gate_conflicts" ADD CONSTRAINT "gate_conflicts_settled_check" CHECK (
  ("settledAt" IS NULL) = ("settledByUserId" IS NULL));
ALTER TABLE "stays" ADD CONSTRAINT "stays_subject_check" CHECK (
  num_nonnulls("personId", "guestKey") = 1 AND "outAt" >= "inAt");

-- What happened at a gate is only ever added to, until it is old enough to be forgotten.
CREATE FUNCTION keep_gate_event() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '29 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what happened at a gate is only ever added to';
END $$;
CREATE TRIGGER "gate_events_keep" BEFORE UPDATE OR DELETE ON "gate_events"
  FOR EACH ROW EXECUTE FUNCTION keep_gate_event();
CREATE TRIGGER "gate_events_keep_all" BEFORE TRUNCATE ON "gate_events"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_gate_event();

-- Forgets what happened before an instant, but what began a stay that lasted longer; keeps its numbers by day, gate and
-- company. Returns how many events were forgotten.
CREATE FUNCTION forget_gate_events(forgotten_before TIMESTAMPTZ) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
  forgotten INT;
BEGIN
  WITH gone AS (
    DELETE FROM "gate_events" event USING "global_settings" site
    WHERE event."at" < forgotten_before AND NOT EXISTS (
      SELECT FROM "stays" stay
      WHERE (stay."id" = event."id" OR stay."personId" = event."personId" AND stay."inAt" <= event."at")
        AND (stay."outAt" IS NULL OR stay."outAt" >= forgotten_before))
    RETURNING (event."at" AT TIME ZONE site."timeZone")::date AS "day", event."gateId", event."employerId", event."kind"
  ), counted AS (
    INSERT INTO "gate_day_counts" ("id", "day", "gateId", "employerId", "ins", "outs", "refused")
    SELECT gen_random_uuid(), "day", "gateId", "employerId", count(*) FILTER (WHERE "kind" = 'In'),
      count(*) FILTER (WHERE "kind" = 'Out'), count(*) FILTER (WHERE "kind" = 'Refused')
    FROM gone GROUP BY "day", "gateId", "employerId"
  )
  SELECT count(*)::int INTO forgotten FROM gone;
  RETURN forgotten;
END $$;

-- As for the audit log: the login of the running product may add events; this forgets them for it, as their owner.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION forget_gate_events(TIMESTAMPTZ) SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
  REVOKE EXECUTE ON FUNCTION forget_gate_events(TIMESTAMPTZ) FROM PUBLIC;
END $$;
