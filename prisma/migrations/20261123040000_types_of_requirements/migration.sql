-- Requirements name credential types inside JSON, where no foreign key can stand: a type that one of them names stays.
CREATE FUNCTION is_required_type(type_id UUID) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "requirements"
    WHERE "anyOf" @> jsonb_build_array(jsonb_build_object('credentialTypeId', type_id)))
$$;

CREATE FUNCTION keep_required_type() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF is_required_type(OLD."id") THEN
    RAISE EXCEPTION 'a requirement names this credential type' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "credential_types_keep" BEFORE DELETE ON "credential_types"
  FOR EACH ROW EXECUTE FUNCTION keep_required_type();
