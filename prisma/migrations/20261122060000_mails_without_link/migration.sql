-- AlterTable
ALTER TABLE "outbox_mails" ADD COLUMN "carriesLink" BOOLEAN NOT NULL DEFAULT true;
