import { call } from "#admin/api/call.ts";
import type { UiLocale } from "#contract/common.ts";
import { userApi } from "#contract/user.ts";

export const saveUiLanguage = (ui_locale: UiLocale) => call(userApi.update, { body: { user: { ui_locale } } });
