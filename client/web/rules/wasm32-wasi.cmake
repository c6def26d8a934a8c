# Debian's clang-16 for WebAssembly, with the C and C++ libraries of wasi-libc and libc++.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-16)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES /usr/lib/llvm-16/include/wasm32-wasi/c++/v1 /usr/include/wasm32-wasi)
# CMake tries the compiler with a program; a module has no main.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
