-- AlterTable
ALTER TABLE "seat_requests" ADD COLUMN "skipped" JSONB NOT NULL DEFAULT '[]';
