import type { SaidError } from './error-body';
import type { FaultKind } from '../fault';

/** An error that an endpoint answered with. */
type AnsweredError = SaidError & { status: number };

const FILTER =
  /content.?(filter|policy|management policy|security|moderation|exists risk)|invalid_prompt|data_?inspection|responsibleai|prohibited_?content|(?<!case.)sensitive|moderat(ion|ed)|flagged|guardrail|\brefusal\b|inappropriate|high risk|unsafe|usage (polic|guideline)|safety_check|safety (system|polic|filter)|may contain sen|敏感|不安全|违规|不合规|内容审核|内容安全|存在.{0,4}风险|高风险/i;
const NO_CREDIT =
  /insufficient.?(quota|balance|credits?|funds)|balance (is )?(insufficient|too low)|exceeded_current_quota|arrear|overdue|free tier.{0,40}exhausted|requires? (more credits|paid balance)|余额不足|额度不足|欠费/i;
/** DashScope's tokens of a minute, in the words and with the code of an account without money. */
const OF_A_MINUTE = /error-code#token-limit|allocated quota exceeded/i;
const NO_MODEL =
  /model_?not_?(found|exists?|open)|model_decommissioned|invalid_model\b|model.?access.?denied|unpurchased|model not exist|model .{0,80}(does not|doesn't) exist|model .{0,60}not found|not a valid model|model .{0,80}(is )?(not|no longer) (enabled|available|activated)|模型不存在|未开通/i;
const ABOUT_A_MODEL = /access.{0,20}\bmodel|\bmodel\b.{0,80}access|模型/i;
const TOO_LONG =
  /context.{0,20}(length|window|size)|maximum.{0,20}(context|tokens|model length)|too (long|many tokens)|exceed.{0,40}(token|max length)|(tokens|prompt) exceed|input.{0,10}length/i;
/** A key or an account that is refused with another status: Gemini and xAI say 400, Zhipu 429. */
const WRONG_KEY =
  /api.?key.{0,30}(not valid|invalid|incorrect|expired)|(incorrect|invalid) api.?key|账[户号].{0,12}(锁定|违规)/i;
const UNREADABLE = /json_validate_failed|failed_generation/i;

/** Zhipu's numbers, which have an error text in the language of the account: docs.bigmodel.cn/cn/api/api-code. */
const ZHIPU: Record<string, FaultKind> = {
  1113: 'out_of_credit',
  1211: 'no_such_model',
  1220: 'no_such_model',
  1261: 'too_long',
  1301: 'filtered',
};

/** Which kind of fault an answered error is, by its status, its codes and its words. */
export function faultKindOf({ status, codes, words }: AnsweredError): FaultKind {
  const said = [...codes, words].join(' ');
  const numbered = codes.map((code) => ZHIPU[code]).find((kind) => kind !== undefined);
  if (numbered) return numbered;
  if (status === 401 || WRONG_KEY.test(said)) return 'wrong_key';
  if (status === 429 && OF_A_MINUTE.test(said)) return 'rate_limited';
  if (status === 402 || NO_CREDIT.test(said)) return 'out_of_credit';
  if (status === 429) return ofTooMuch(said);
  if (UNREADABLE.test(said)) return 'unreadable';
  if (status === 404) return 'no_such_model';
  if (FILTER.test(said)) return 'filtered';
  if (NO_MODEL.test(said)) return 'no_such_model';
  if (status === 403) return ofForbidden(said);
  if (status === 413 || TOO_LONG.test(said)) return 'too_long';
  if (status === 408) return 'timed_out';
  return status >= 500 ? 'overloaded' : 'rejected';
}

/** A single call may be more than a minute's allowance: it never passes by waiting. */
function ofTooMuch(said: string): FaultKind {
  if (/request too large/i.test(said)) return 'too_long';
  return /engine_overloaded/i.test(said) ? 'overloaded' : 'rate_limited';
}

/** Routers forbid what a provider's terms exclude: the question's fault, as far as anybody can tell. */
function ofForbidden(said: string): FaultKind {
  if (ABOUT_A_MODEL.test(said)) return 'no_such_model';
  return /terms of service|\bpolic(y|ies)\b/i.test(said) ? 'rejected' : 'wrong_key';
}
