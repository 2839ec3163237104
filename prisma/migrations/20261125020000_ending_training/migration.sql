-- Whose training ends next is asked each time somebody opens the start page, and each hour for the reminders.
CREATE INDEX "persons_trainingValidUntil_idx" ON "persons"("trainingValidUntil");
