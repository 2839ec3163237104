-- A token of an external provider, which names no version of the sessions, counts if it was issued after this.
ALTER TABLE "users" ADD COLUMN "sessionsEndedAt" timestamptz(3);
