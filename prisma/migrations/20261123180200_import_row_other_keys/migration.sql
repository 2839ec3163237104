ALTER TABLE "import_rows" ADD COLUMN "otherKey" TEXT;

CREATE INDEX "import_rows_importId_otherKey_idx" ON "import_rows"("importId", "otherKey");
