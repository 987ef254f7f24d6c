-- Documents (PDF), which visitors are shown with their size: one more or one less changes the public content.
CREATE TABLE "Document" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TRIGGER "Document_insert_raises" AFTER INSERT ON "Document" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Document_delete_raises" AFTER DELETE ON "Document" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
