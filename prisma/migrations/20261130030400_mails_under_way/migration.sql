-- While a server is sending a mail, nobody has another one send it.
ALTER TABLE "outbox_mails" ADD COLUMN "isUnderWay" BOOLEAN NOT NULL DEFAULT false;
