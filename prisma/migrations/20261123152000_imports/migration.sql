-- CreateEnum
CREATE TYPE "ImportKind" AS ENUM ('Employers', 'Persons');
CREATE TYPE "ImportOnMatch" AS ENUM ('refuse', 'skip', 'update');
CREATE TYPE "ImportStatus" AS ENUM ('Uploaded', 'Checked', 'Done', 'Undone');
CREATE TYPE "ImportPhase" AS ENUM ('Checking', 'Writing');
CREATE TYPE "ImportMode" AS ENUM ('all', 'good');
CREATE TYPE "ImportOutcome" AS ENUM ('New', 'Change', 'Same', 'Skipped', 'Wrong');

-- CreateTable
CREATE TABLE "imports" (
    "id" UUID NOT NULL,
    "kind" "ImportKind" NOT NULL,
    "fileName" TEXT NOT NULL,
    "sheet" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "headersHash" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "onMatch" "ImportOnMatch" NOT NULL DEFAULT 'refuse',
    "status" "ImportStatus" NOT NULL DEFAULT 'Uploaded',
    "phase" "ImportPhase",
    "mode" "ImportMode",
    "progress" INTEGER NOT NULL DEFAULT 0,
    "rowCount" INTEGER NOT NULL,
    "problemCode" TEXT,
    "madeByUserId" UUID NOT NULL,
    "traceId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoUntil" TIMESTAMPTZ(3),
    "emptiedAt" TIMESTAMPTZ(3),
    "rowVersion" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_rows" (
    "importId" UUID NOT NULL,
    "rowNo" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "flaws" JSONB NOT NULL,
    "outcome" "ImportOutcome",
    "errors" JSONB NOT NULL DEFAULT '[]',
    "notes" JSONB NOT NULL DEFAULT '[]',
    "key" TEXT,
    "matchId" UUID,
    "recordId" UUID,
    "recordVersion" INTEGER,
    "before" JSONB,
    "undone" BOOLEAN,

    CONSTRAINT "import_rows_pkey" PRIMARY KEY ("importId", "rowNo")
);

-- CreateIndex
CREATE INDEX "imports_madeByUserId_idx" ON "imports"("madeByUserId");
CREATE INDEX "imports_createdAt_idx" ON "imports"("createdAt");
CREATE INDEX "import_rows_importId_key_idx" ON "import_rows"("importId", "key");

-- AddForeignKey
ALTER TABLE "imports" ADD CONSTRAINT "imports_madeByUserId_fkey" FOREIGN KEY ("madeByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_importId_fkey" FOREIGN KEY ("importId") REFERENCES "imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
