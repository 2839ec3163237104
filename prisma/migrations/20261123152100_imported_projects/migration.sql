ALTER TYPE "ImportKind" ADD VALUE 'Projects';
