-- CreateTable
CREATE TABLE "Owner" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "SetupToken" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "sessionVersion" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Session_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Owner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SignInFailure" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "windowStart" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Profile" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "nom" TEXT NOT NULL,
    "prenom" TEXT NOT NULL,
    "nationalite" TEXT NOT NULL DEFAULT '',
    "gsm" TEXT NOT NULL DEFAULT '',
    "grade" TEXT NOT NULL DEFAULT '',
    "fonction" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "affiliation" TEXT NOT NULL DEFAULT '',
    "laboratoire" TEXT NOT NULL DEFAULT '',
    "laboratoireUrl" TEXT NOT NULL DEFAULT '',
    "equipe" TEXT NOT NULL DEFAULT '',
    "disponibilite" TEXT NOT NULL DEFAULT '',
    "youtube" TEXT NOT NULL DEFAULT '',
    "linkedin" TEXT NOT NULL DEFAULT '',
    "researchgate" TEXT NOT NULL DEFAULT '',
    "photo" TEXT,
    "mission" TEXT NOT NULL DEFAULT '',
    "langues" TEXT NOT NULL DEFAULT '[]',
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Section" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "order" REAL NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "content" TEXT NOT NULL,
    "sample" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Version" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "subject" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "data" BLOB NOT NULL
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "event" TEXT NOT NULL,
    "requestId" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL DEFAULT '',
    "detail" TEXT NOT NULL DEFAULT '{}'
);

-- CreateTable
CREATE TABLE "Upload" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "mime" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PublicGeneration" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "value" INTEGER NOT NULL DEFAULT 0
);

-- CreateIndex
CREATE UNIQUE INDEX "Owner_email_key" ON "Owner"("email");

-- CreateIndex
CREATE INDEX "Session_ownerId_idx" ON "Session"("ownerId");

-- CreateIndex
CREATE INDEX "SignInFailure_windowStart_idx" ON "SignInFailure"("windowStart");

-- CreateIndex
CREATE INDEX "Section_deletedAt_order_idx" ON "Section"("deletedAt", "order");

-- CreateIndex
CREATE INDEX "Version_subject_key_version_idx" ON "Version"("subject", "key", "version");

-- CreateIndex
CREATE INDEX "Version_at_idx" ON "Version"("at");

-- CreateIndex
CREATE INDEX "AuditEvent_at_idx" ON "AuditEvent"("at");

-- The number of the public content: whoever changes a row that visitors may see raises it.
INSERT INTO "PublicGeneration" ("id", "value") VALUES (1, 0);
CREATE TRIGGER "Profile_insert_raises" AFTER INSERT ON "Profile" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Profile_update_raises" AFTER UPDATE ON "Profile" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Profile_delete_raises" AFTER DELETE ON "Profile" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Section_insert_raises" AFTER INSERT ON "Section" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Section_update_raises" AFTER UPDATE ON "Section" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Section_delete_raises" AFTER DELETE ON "Section" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
