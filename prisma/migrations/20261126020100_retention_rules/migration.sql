-- CreateEnum
CREATE TYPE "RetentionKind" AS ENUM ('idCard', 'mails', 'notices', 'sessions');

-- CreateTable
CREATE TABLE "retention_rules" (
    "id" UUID NOT NULL,
    "kind" "RetentionKind" NOT NULL,
    "months" INTEGER NOT NULL,
    "before" TIMESTAMPTZ(3),
    "count" INTEGER NOT NULL DEFAULT 0,
    "oldestAt" TIMESTAMPTZ(3),
    "proposedAt" TIMESTAMPTZ(3),
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retention_rules_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "retention_rules_kind_key" ON "retention_rules"("kind");

INSERT INTO "retention_rules" ("id", "kind", "months", "updatedAt") VALUES
    (gen_random_uuid(), 'idCard', 3, CURRENT_TIMESTAMP),
    (gen_random_uuid(), 'mails', 3, CURRENT_TIMESTAMP),
    (gen_random_uuid(), 'notices', 6, CURRENT_TIMESTAMP),
    (gen_random_uuid(), 'sessions', 3, CURRENT_TIMESTAMP);
