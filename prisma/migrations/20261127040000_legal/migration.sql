-- What the owner states for the legal pages (the setting `legal`) is public.
CREATE TRIGGER "Setting_legal_insert_raises" AFTER INSERT ON "Setting" WHEN NEW."key" = 'legal' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_legal_update_raises" AFTER UPDATE ON "Setting" WHEN NEW."key" = 'legal' AND NEW."value" <> OLD."value" BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_legal_delete_raises" AFTER DELETE ON "Setting" WHEN OLD."key" = 'legal' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
-- So is whether the site looks for publications each week (`weeklyLook`), not what it finds.
CREATE TRIGGER "Setting_weeklyLook_insert_raises" AFTER INSERT ON "Setting" WHEN NEW."key" = 'weeklyLook' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_weeklyLook_update_raises" AFTER UPDATE ON "Setting" WHEN NEW."key" = 'weeklyLook' AND iif(json_valid(NEW."value"), json_extract(NEW."value", '$.on'), 0) IS NOT iif(json_valid(OLD."value"), json_extract(OLD."value", '$.on'), 0) BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
