-- Dossiers: a CV, a report… Only the one that the setting `cv` names is public, and no document of a dossier is.
CREATE TABLE "Dossier" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "choices" TEXT NOT NULL,
    "document" BLOB NOT NULL,
    "madeAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE TRIGGER "Setting_cv_insert_raises" AFTER INSERT ON "Setting" WHEN NEW."key" = 'cv' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_cv_update_raises" AFTER UPDATE ON "Setting" WHEN NEW."key" = 'cv' AND NEW."value" <> OLD."value" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_cv_delete_raises" AFTER DELETE ON "Setting" WHEN OLD."key" = 'cv' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Dossier_choices_raise" AFTER UPDATE OF "choices" ON "Dossier" WHEN NEW."choices" <> OLD."choices" AND EXISTS (SELECT 1 FROM "Setting" WHERE "key" = 'cv' AND "value" = NEW."id") BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
