-- Only a secret is emptied once its mail was sent; with the old check a mail that leads to a page never became Sent, and
-- was sent again.
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_sent_check";
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_sent_check"
  CHECK (("status" = 'Sent') = ("sentAt" IS NOT NULL)
    AND ("status" = 'Waiting' OR "status" = 'Failed' OR "link" IS NULL OR NOT "carriesLink"));
