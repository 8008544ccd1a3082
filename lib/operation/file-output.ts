import { z } from 'zod';

/** The output of an operation that gives a file: its name, its type, and the bytes as they are made. */
export const fileOutput = z.custom<object>();
