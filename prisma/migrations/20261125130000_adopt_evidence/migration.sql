-- The command takeEvidence is called adoptEvidence: keys that people have chosen for it stay theirs.
UPDATE "User"
SET "workspaceKeys" = ("workspaceKeys" - 'takeEvidence') || jsonb_build_object('adoptEvidence', "workspaceKeys" -> 'takeEvidence')
WHERE "workspaceKeys" ? 'takeEvidence';
