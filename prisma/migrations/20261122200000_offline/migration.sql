-- Whether the site is off line (the setting `offline`) is public: switching it drops every cached page.
CREATE TRIGGER "Setting_offline_insert_raises" AFTER INSERT ON "Setting" WHEN NEW."key" = 'offline' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
CREATE TRIGGER "Setting_offline_delete_raises" AFTER DELETE ON "Setting" WHEN OLD."key" = 'offline' BEGIN UPDATE "PublicGeneration" SET "value" = "value" + 1; END;
