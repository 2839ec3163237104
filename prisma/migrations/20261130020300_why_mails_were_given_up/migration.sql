-- Why a mail was given up without asking the mail server is a code, which pages say in the language of their reader.
UPDATE "outbox_mails" SET "lastError" = 'too-late' WHERE "lastError" = 'Too late: what it says is over.';
UPDATE "outbox_mails" SET "lastError" = 'no-address'
  WHERE "lastError" = 'Its reader may not sign in any more, or has another address.';
