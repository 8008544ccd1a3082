import { byNamespace } from './by-namespace';

// Whole modules: of a module that is compiled, the build does not find `default` by its name.
export default byNamespace(import.meta.glob('../../../messages/zh-CN/*.json', { eager: true }));
