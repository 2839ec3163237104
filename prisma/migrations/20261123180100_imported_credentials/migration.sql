ALTER TYPE "ImportKind" ADD VALUE 'Credentials';
