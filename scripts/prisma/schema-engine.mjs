#!/usr/bin/env node
// A stand-in for Prisma's native schema engine, which is only to be had by download. Prisma's command line starts it and
// speaks JSON-RPC with it; the answers come from the same engine as WebAssembly, which is on npm.
import { readArguments } from './arguments.mjs';
import { databaseCommand } from './database-commands.mjs';
import { answersOf } from './methods.mjs';
import { serve } from './rpc.mjs';

const { version, command, url, schemaFiles } = readArguments(process.argv.slice(2));
if (version) process.stdout.write('schema-engine-wasm\n');
else if (command) process.exitCode = await databaseCommand(command, url);
else serve(answersOf({ url, schemaFiles }));
