-- A trigram index with a pending list is read from end to end by each search after a load, until the next vacuum.
DO $$
DECLARE index regclass;
BEGIN
  FOR index IN
    SELECT pg_class.oid FROM pg_class
    JOIN pg_am ON pg_am.oid = pg_class.relam
    WHERE pg_am.amname = 'gin' AND pg_class.relkind = 'i' AND pg_class.relnamespace = current_schema::regnamespace
  LOOP
    EXECUTE format('ALTER INDEX %s SET (fastupdate = off)', index);
    PERFORM gin_clean_pending_list(index);
  END LOOP;
END $$;
