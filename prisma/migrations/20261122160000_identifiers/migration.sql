-- The owner's identifiers (ORCID, idHAL…), none until they are typed.
ALTER TABLE "Profile" ADD COLUMN "identifiants" TEXT NOT NULL DEFAULT '{}';
