-- The second factor: off until the owner switches it on.
ALTER TABLE "Owner" ADD COLUMN "totpSecret" TEXT;
ALTER TABLE "Owner" ADD COLUMN "totpStep" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
