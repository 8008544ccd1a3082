/** Where well-known providers and programs speak the protocol. `private`: on one's own machine or network by nature. */
export const ENDPOINT_PRESETS = [
  { id: 'openai', name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', private: false },
  {
    id: 'azure',
    name: 'Azure OpenAI',
    private: false,
    baseUrl: 'https://YOUR-RESOURCE.openai.azure.com/openai/v1',
  },
  {
    id: 'dashscope',
    name: 'DashScope',
    private: false,
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
  },
  { id: 'deepseek', name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', private: false },
  { id: 'kimi', name: 'Kimi (Moonshot AI)', baseUrl: 'https://api.moonshot.cn/v1', private: false },
  { id: 'zhipu', name: 'Zhipu AI', baseUrl: 'https://open.bigmodel.cn/api/paas/v4', private: false },
  { id: 'mistral', name: 'Mistral', baseUrl: 'https://api.mistral.ai/v1', private: false },
  { id: 'groq', name: 'Groq', baseUrl: 'https://api.groq.com/openai/v1', private: false },
  { id: 'openrouter', name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', private: false },
  { id: 'ollama', name: 'Ollama', baseUrl: 'http://localhost:11434/v1', private: true },
  { id: 'vllm', name: 'vLLM', baseUrl: 'http://localhost:8000/v1', private: true },
] as const;
export type PresetId = (typeof ENDPOINT_PRESETS)[number]['id'];
