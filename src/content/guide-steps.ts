/** The section with a guide's steps, which "How to apply" leads to. The content check requires it in every guide. */
export const guideStepsId = 'steps';
