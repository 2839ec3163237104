-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('Waiting', 'Sent', 'Failed', 'Revoked');

-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN "erasedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN "providerRoles" "Role"[],
ADD COLUMN     "providerSubject" TEXT;

-- CreateTable
CREATE TABLE "audit_links" (
    "seq" BIGINT NOT NULL,
    "entryId" UUID NOT NULL,
    "changesDigest" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_links_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "audit_unlinked" (
    "entryId" UUID NOT NULL,

    CONSTRAINT "audit_unlinked_pkey" PRIMARY KEY ("entryId")
);

-- CreateTable
CREATE TABLE "sign_in_sessions" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "providerIdToken" TEXT,

    CONSTRAINT "sign_in_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_mails" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "toAddress" TEXT NOT NULL,
    "toName" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "link" TEXT,
    "usefulUntil" TIMESTAMPTZ(3) NOT NULL,
    "status" "MailStatus" NOT NULL DEFAULT 'Waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastError" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_links_entryId_key" ON "audit_links"("entryId");

-- CreateIndex
CREATE INDEX "sign_in_sessions_userId_idx" ON "sign_in_sessions"("userId");

-- CreateIndex
CREATE INDEX "sign_in_sessions_expiresAt_idx" ON "sign_in_sessions"("expiresAt");

-- CreateIndex
CREATE INDEX "outbox_mails_status_nextAttemptAt_idx" ON "outbox_mails"("status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "outbox_mails_userId_idx" ON "outbox_mails"("userId");

-- CreateIndex
CREATE INDEX "outbox_mails_createdAt_idx" ON "outbox_mails"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "users_providerSubject_key" ON "users"("providerSubject");

-- AddForeignKey
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "audit_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_sent_check"
  CHECK (("status" = 'Sent') = ("sentAt" IS NOT NULL) AND ("status" = 'Waiting' OR "status" = 'Failed' OR "link" IS NULL));

-- The chain over the audit lines. What a line says goes in with the digest of its `changes`, so that these can be
-- erased with a person and the rest still be checked. Fields are set apart by the unit separator, which none holds.
CREATE FUNCTION audit_line(entry "audit_entries", changes_digest BYTEA) RETURNS TEXT LANGUAGE SQL STABLE AS $$
  SELECT concat_ws(E'\x1f', entry."id", to_char(entry."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    coalesce(entry."actorUserId"::text, ''), entry."event", entry."subjectType", coalesce(entry."subjectId", ''),
    entry."traceId", encode(changes_digest, 'hex'))
$$;

-- A line waits here from the transaction that writes it on. Linking it there would make every write of the product
-- wait for the commit of the one before: measured, a fifth of the throughput.
CREATE FUNCTION queue_audit_entry() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_unlinked" VALUES (NEW."id");
  RETURN NULL;
END $$;
CREATE TRIGGER "audit_entries_queue" AFTER INSERT ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION queue_audit_entry();
INSERT INTO "audit_unlinked" SELECT "id" FROM "audit_entries";

-- Links what waits, at most so many lines; returns how many. One at a time: the second finds the work done.
CREATE FUNCTION link_audit_entries(at_most INT) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
  entry "audit_entries";
  digest BYTEA;
  last_seq BIGINT;
  last_hash BYTEA;
  linked INT := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(72707372);
  SELECT "seq", "hash" INTO last_seq, last_hash FROM "audit_links" ORDER BY "seq" DESC LIMIT 1;
  FOR entry IN SELECT e.* FROM "audit_unlinked" u JOIN "audit_entries" e ON e."id" = u."entryId"
    ORDER BY e."at", e."id" LIMIT at_most LOOP
    digest := sha256(convert_to(entry."changes"::text, 'UTF8'));
    last_seq := coalesce(last_seq, 0) + 1;
    last_hash := sha256(coalesce(last_hash, ''::bytea) || convert_to(audit_line(entry, digest), 'UTF8'));
    INSERT INTO "audit_links" VALUES (last_seq, entry."id", digest, last_hash);
    DELETE FROM "audit_unlinked" WHERE "entryId" = entry."id";
    linked := linked + 1;
  END LOOP;
  RETURN linked;
END $$;

-- One change is let through: emptying `changes` when a person is erased.
CREATE FUNCTION keep_audit_line() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_entries' THEN
    IF OLD."erasedAt" IS NULL AND NEW."erasedAt" IS NOT NULL AND NEW."changes" = '{}'::jsonb
      AND to_jsonb(OLD) - 'changes' - 'erasedAt' = to_jsonb(NEW) - 'changes' - 'erasedAt' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
CREATE TRIGGER "audit_entries_keep" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_line();
CREATE TRIGGER "audit_links_keep" BEFORE UPDATE OR DELETE ON "audit_links"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_line();
