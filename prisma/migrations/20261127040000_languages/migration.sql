-- Other languages than French: the translated texts of the profile and of each section, and the languages that the
-- owner has added (the setting `languages`). Both are public: a change drops every cached page.
CREATE TABLE "Translation" (
    "subject" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "texts" TEXT NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("subject", "language")
);
CREATE TRIGGER "Translation_insert_raises" AFTER INSERT ON "Translation" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Translation_update_raises" AFTER UPDATE ON "Translation" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Translation_delete_raises" AFTER DELETE ON "Translation" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_languages_insert_raises" AFTER INSERT ON "Setting" WHEN NEW."key" = 'languages' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_languages_update_raises" AFTER UPDATE ON "Setting" WHEN NEW."key" = 'languages' AND NEW."value" <> OLD."value" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_languages_delete_raises" AFTER DELETE ON "Setting" WHEN OLD."key" = 'languages' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
