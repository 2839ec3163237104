-- What a key was allowed that queued an import, as the job works with no more.
ALTER TABLE "imports" ADD COLUMN "policies" TEXT[] DEFAULT ARRAY[]::TEXT[];
