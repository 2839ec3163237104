-- Of a workbook one sheet is read: how many others hold something.
ALTER TABLE "imports" ADD COLUMN "otherSheets" INTEGER NOT NULL DEFAULT 0;
