ALTER TABLE "training_sessions"
  ADD COLUMN "seatsLeft" INTEGER NOT NULL GENERATED ALWAYS AS ("capacity" - "seatsTaken") STORED;
