-- NULL in rows from before: nobody has looked yet. The next start does.
ALTER TABLE "accounts" ADD COLUMN "hasDemoPassword" BOOLEAN;
ALTER TABLE "accounts" ALTER COLUMN "hasDemoPassword" SET DEFAULT false;

-- Here and not where passwords are changed: no way of changing one can forget it.
CREATE FUNCTION forget_demo_password() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."hasDemoPassword" := false;
  RETURN NEW;
END $$;
CREATE TRIGGER "accounts_forget_demo_password" BEFORE UPDATE OF "passwordHash" ON "accounts"
  FOR EACH ROW WHEN (OLD."passwordHash" <> NEW."passwordHash") EXECUTE FUNCTION forget_demo_password();
