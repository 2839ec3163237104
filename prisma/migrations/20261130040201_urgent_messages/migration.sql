-- What is urgent does not wait behind what the quiet hours have held.
ALTER TABLE "notice_messages" ADD COLUMN "isUrgent" BOOLEAN NOT NULL DEFAULT false;
