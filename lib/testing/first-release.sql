-- Rows as a site of the first migration held them (lib/site/db/migrations.test.ts).
INSERT INTO "Owner" ("id", "email", "passwordHash", "sessionVersion", "createdAt") VALUES ('a', 'premiere@exemple.org', '$2b$12$7NQE/2OiTTPxILh/PhT/Le4y5cUyCWM5Qqx25REXuWQ0opCIPJ1ca', 1, '2026-11-21T08:00:00.000+00:00');
INSERT INTO "Owner" ("id", "email", "passwordHash", "sessionVersion", "createdAt") VALUES ('z', 'seconde@exemple.org', '$2b$12$7NQE/2OiTTPxILh/PhT/Le4y5cUyCWM5Qqx25REXuWQ0opCIPJ1ca', 1, '2026-11-21T09:00:00.000+00:00');
INSERT INTO "Profile" ("id", "nom", "prenom", "langues", "version", "updatedAt") VALUES (1, 'Ancien', 'Profil', '[{"nom":"Français","color":"from-blue-500 to-blue-600"}]', 4, '2026-11-21T08:00:00.000+00:00');
INSERT INTO "Section" ("id", "title", "type", "order", "visible", "content", "version", "updatedAt") VALUES ('axes-recherche', 'Axes', 'list', 3, 0, '["Un axe d’avant","Un autre"]', 2, '2026-11-21T08:00:00.000+00:00');
INSERT INTO "Section" ("id", "title", "type", "order", "visible", "content", "version", "updatedAt") VALUES ('mes-prix', 'Mes prix', 'text', 14, 1, '"<p>Un prix</p>"', 1, '2026-11-21T08:00:00.000+00:00');
INSERT INTO "Setting" ("key", "value") VALUES ('seeded', '2026-11-21T08:00:00.000Z');
