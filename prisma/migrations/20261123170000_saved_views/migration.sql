CREATE TABLE "saved_views" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "screen" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "saved_views_ownerId_screen_name_key" ON "saved_views"("ownerId", "screen", "name");
CREATE INDEX "saved_views_screen_isShared_idx" ON "saved_views"("screen", "isShared");

-- One default view of a user on a screen.
CREATE UNIQUE INDEX "saved_views_default_key" ON "saved_views"("ownerId", "screen") WHERE "isDefault";

ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
