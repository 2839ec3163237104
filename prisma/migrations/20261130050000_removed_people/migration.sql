-- Lists leave out those who were removed: without it, each looks through all people for them.
CREATE INDEX "persons_removed" ON "persons"("id") WHERE "removedAt" IS NOT NULL;
