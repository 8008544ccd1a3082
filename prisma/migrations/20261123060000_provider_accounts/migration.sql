-- One account for each subject of a provider, and one subject for each person.
CREATE UNIQUE INDEX "Account_providerId_accountId_key" ON "Account"("providerId", "accountId");
CREATE UNIQUE INDEX "Account_userId_providerId_key" ON "Account"("userId", "providerId");
DROP INDEX "Account_userId_idx";
