CREATE TABLE "line_links" (
  "userId" UUID NOT NULL,
  "lineUserId" TEXT NOT NULL,
  "linkedAt" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "line_links_pkey" PRIMARY KEY ("userId"),
  CONSTRAINT "line_links_userId_fkey" FOREIGN KEY ("userId")
    REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "line_links_lineUserId_key" ON "line_links"("lineUserId");

CREATE TABLE "line_nonces" (
  "userId" UUID NOT NULL,
  "nonceHash" TEXT NOT NULL,
  "expiresAt" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "line_nonces_pkey" PRIMARY KEY ("userId"),
  CONSTRAINT "line_nonces_userId_fkey" FOREIGN KEY ("userId")
    REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "line_nonces_nonceHash_key" ON "line_nonces"("nonceHash");
