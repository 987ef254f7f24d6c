-- The owner's other names, one a line: a name before marriage, other spellings.
ALTER TABLE "Profile" ADD COLUMN "autresNoms" TEXT NOT NULL DEFAULT '';
