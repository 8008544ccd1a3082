import { AZURE } from './azure';
import { DASHSCOPE } from './dashscope';
import { DEEPSEEK } from './deepseek';
import { GEMMA } from './gemma';
import { GROQ } from './groq';
import { KIMI } from './kimi';
import { MISTRAL } from './mistral';
import { OLLAMA, OLLAMA_HALVES, OLLAMA_REFUSES } from './ollama';
import { GPT_4_TURBO, GPT_5, O3_MINI } from './openai';
import { OPENROUTER } from './openrouter';
import type { PlayedProvider } from './provider';
import { VLLM } from './vllm';
import { ZHIPU } from './zhipu';

/** The providers that tests play, each by the name under which it is known. */
export const PROVIDERS = {
  'GPT-4 Turbo': GPT_4_TURBO,
  'o3-mini': O3_MINI,
  'GPT-5': GPT_5,
  Azure: AZURE,
  DeepSeek: DEEPSEEK,
  DashScope: DASHSCOPE,
  Kimi: KIMI,
  Zhipu: ZHIPU,
  Mistral: MISTRAL,
  Groq: GROQ,
  OpenRouter: OPENROUTER,
  vLLM: VLLM,
  Gemma: GEMMA,
  Ollama: OLLAMA,
  'Ollama, halving': OLLAMA_HALVES,
  'Ollama, refusing': OLLAMA_REFUSES,
} satisfies Record<string, PlayedProvider>;
