-- Trigrams of numbers such as PR-2026-000123 are shared by most of them, so that a search for a whole number reads ever
-- longer lists as projects grow. Parts of six letters are not. Without case, as ILIKE finds them.
CREATE FUNCTION search_parts(searched text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT substr(lower(searched), n, 6) FROM generate_series(1, length(lower(searched)) - 5) n
  );

CREATE INDEX "projects_purchaseRequisitionNo_parts" ON "projects"
  USING GIN (search_parts("purchaseRequisitionNo")) WITH (fastupdate = off);
