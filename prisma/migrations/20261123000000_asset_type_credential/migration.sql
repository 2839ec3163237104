ALTER TYPE "AssetType" ADD VALUE 'Credential';
